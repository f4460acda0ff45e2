"""Never compiled. Plain Python sees `int`; the stub beside this file tells mypyc it is a machine word."""

i64 = int
