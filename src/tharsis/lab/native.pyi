from librt.vecs import vec as vec
from mypy_extensions import i32 as i32
