"""A table held in one hand: what keeps its place, and what is in reach."""

from __future__ import annotations

import pytest
from drawn import whose_plants
from player import Player
from playwright.sync_api import Browser, expect
from positions import POSITIONS, Json, of_mars
from test_colonies import POSITION as COLONIES
from test_manners import sit_at

from conftest import Site

LOW = (360, 740)
POLE = 12  # pixels of a planet that may be covered


def place_of(player: Player, selector: str) -> tuple[int, int, int]:
    """Where something stands and how large it is, once the page has heard of all."""
    player.settle()
    box = player.page.locator(selector).first.bounding_box()
    assert box is not None
    return round(box["y"]), round(box["width"]), round(box["height"])


# where the planet stands on the screen; how large its place and its pictures are laid out; and how large an area is
PLANET = """() => {
    const rect = (selector) => document.querySelector(selector).getBoundingClientRect();
    const orb = document.querySelector('main .orb');
    const [planet, cell] = [rect('main [role=grid]'), rect('main [data-area=E5] .cell')];
    return {
        top: Math.round(planet.top), bottom: Math.round(planet.bottom), wide: Math.round(planet.width),
        painted: [orb.clientWidth, orb.style.cssText, document.querySelector('main .globe').clientHeight].join(),
        area: Math.round(cell.width), room: rect('main').top,
        sheet: Math.round(document.querySelector('#dock, #coach').getBoundingClientRect().top),
    };
}"""


def whole(player: Player) -> Json:
    """All areas of the planet, once the page has heard of all: none is covered."""
    player.settle()
    planet: Json = player.page.evaluate(PLANET)
    assert planet["top"] >= planet["room"]
    assert planet["bottom"] <= planet.pop("sheet")
    return planet


def test_the_planet_stands_whole_above_the_sheet_and_is_not_laid_out_anew(browser: Browser, site: Site) -> None:
    """With colony tiles, by what is staged, where a tile is placed, and once it is."""
    player = Player(browser, site.url, phone=True)
    sit_at(player, site, POSITIONS["mars"])
    page = player.page
    page.locator("#dock [data-option='claim builder']").wait_for()
    page.locator("#board [data-moon]").first.wait_for()
    still, low = whole(player), place_of(player, "#dock")
    player.press("#dock [data-option='claim builder']")
    expect(page.locator("#dock")).to_contain_text("5 points")
    assert place_of(player, "#dock")[2] > low[2] + 100
    laid = whole(player)
    assert laid["painted"] == still["painted"], "it is only scaled"
    assert laid["wide"] >= 0.6 * still["wide"], "the colony tiles leave it their room"
    page.get_by_role("button", name="Cancel").tap()
    expect(page.locator("#board [data-moon]").first).to_be_visible()
    assert whole(player) == still
    player.tab("table")
    player.phone_part("projects")
    player.press("[data-option='project aquifer']")
    expect(page.locator("#dock")).to_contain_text("tap an area, 8 legal")
    assert whole(player) == still, "areas that are pressed are as large as they can be"
    assert still["area"] >= 41, "as wide as nine of them can be"
    player.press(".hex.legal")
    expect(page.locator("#dock")).to_contain_text("A4")
    assert whole(player) == still
    assert player.problems == []
    player.context.close()


def test_what_is_staged_on_a_phone_is_drawn_as_elsewhere(browser: Browser, site: Site) -> None:
    """The words about a milestone have the width of the sheet, and the symbols of a card fade nowhere."""
    player = Player(browser, site.url, phone=True)
    sit_at(player, site, POSITIONS["mars"])
    player.tab("table")
    player.phone_part("goals")
    player.press("[data-option='claim builder']")
    player.page.locator("#dock .bought .race").wait_for()
    # where both are at one moment: the sheet still makes room for them
    wide, apart = player.page.evaluate("""() => {
      const box = (part) => document.querySelector(`#dock .bought ${part}`).getBoundingClientRect();
      const [words, race] = [box(".points"), box(".race")];
      return [words.width, race.top - words.bottom];
    }""")
    assert wide > 300, "beside the bars"
    assert apart >= 0
    player.page.get_by_role("button", name="Cancel").tap()
    player.tab("hand")
    player.press("[data-card=great_dam]")
    face = player.page.locator("#dock .card .line").first
    expect(face).to_be_visible()
    expect(face).to_have_css("mask-image", "none")
    assert player.problems == []
    player.context.close()


def test_a_claim_names_who_is_close_and_how_many_are_taken(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, phone=True)
    sit_at(player, site, POSITIONS["mars"])
    player.press("#dock [data-option='claim builder']")
    expect(player.page.locator("#dock .result")).to_contain_text("1 of 3")
    names = player.page.locator("#dock .race .ell")
    expect(names).to_have_count(4)
    cut = "all => all.filter((name) => name.clientWidth < name.scrollWidth).map((name) => name.textContent)"
    assert names.evaluate_all(cut) == []
    assert player.problems == []
    player.context.close()


def test_beside_two_questions_the_planet_is_whole(browser: Browser, site: Site) -> None:
    """What is answered makes room for it, and so do its tracks; whom something can be taken from is all there."""
    player = Player(browser, site.url, phone=True)
    sit_at(player, site, POSITIONS["attack"])
    still = whole(player)
    whose_plants(player)
    page = player.page
    expect(page.locator("#dock .step")).to_have_count(1)
    for option in page.locator("#dock .step [data-option]").all():
        expect(option).to_be_in_viewport(ratio=1)
    assert whole(player)["wide"] >= 0.6 * still["wide"]
    expect(page.locator("main .params")).to_be_hidden()
    page.get_by_role("button", name="Cancel").tap()
    expect(page.locator("main .params")).to_be_visible()
    player.context.close()


CARDS_ABOVE = """() => { window.above = []; new MutationObserver(() => {
    const cards = document.querySelectorAll('.setup [data-card]').length;
    if (document.querySelector('.setup .moonline')) window.above.push(cards);
}).observe(document.body, { childList: true, subtree: true }) }"""


def test_nothing_is_pushed_down_by_cards_that_come_after_it(browser: Browser, site: Site) -> None:
    """Below the cards of a research stand the colony tiles: not before all cards are there."""
    player = Player(browser, site.url, phone=True)
    sit_at(player, site, POSITIONS["last-to-pass"])
    player.press("[data-option=pass]")
    player.press("#main")
    tiles = player.page.locator(".setup .moonline")
    tiles.wait_for()  # it was fetched, and is there at once the next time
    player.page.get_by_role("button", name="See Mars").tap()
    expect(player.page.locator("#board .globe")).to_be_in_viewport()
    expect(tiles).to_have_count(0)
    player.page.evaluate(CARDS_ABOVE)
    player.tab("choose")
    tiles.wait_for()
    assert player.page.evaluate("() => window.above[0]") == 4
    player.context.close()


def test_the_planet_of_ares_expedition_stands_whole_while_a_phase_is_picked(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, phone=True)
    player.open(game="ares", seats=[{"kind": "you", "name": "Alix"}, {"kind": "friend", "name": "Olena"}])
    player.table = site.begin_from(player.table, POSITIONS["choosing"])
    player.go(f"/t/{player.table}")
    page = player.page
    page.locator("#phases").wait_for()
    still = place_of(player, ".sky")
    player.press("#phases [data-phase=construction]")
    expect(page.locator("#dock")).to_contain_text("If you pick it")
    assert place_of(player, ".sky") == still
    orb, sheet = place_of(player, "main .orb"), place_of(player, "#dock")
    assert orb[0] >= still[0] - POLE
    assert orb[0] + orb[2] <= sheet[0] + POLE
    player.press("#main")
    expect(page.locator("[data-option=resume]")).to_be_visible()
    assert place_of(player, ".sky") == still
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_a_low_phone_offers_all_that_can_be_done_and_cuts_no_count(browser: Browser, site: Site, lang: str) -> None:
    player = Player(browser, site.url, phone=True, lang=lang, size=LOW)
    stock = {"credits": 34, "plants": 8, "heat": 9}
    sit_at(player, site, of_mars({"stock": stock, "played": [], "resources": {}}))
    page = player.page
    heat = page.locator("#dock [data-option='convert heat']")
    heat.scroll_into_view_if_needed()
    row, offer = page.locator("#dock .quick").bounding_box(), heat.bounding_box()
    assert row and offer and offer["x"] + offer["width"] <= row["x"] + row["width"] + 1
    player.tab("table")
    player.phone_part("projects")
    player.press("[data-option='project aquifer']")
    said = page.locator("#dock .line > .muted").first
    expect(said).to_be_visible()
    box = said.bounding_box()
    assert box and box["x"] + box["width"] <= LOW[0]
    assert player.problems == []
    player.context.close()


def test_rows_of_the_hand_tell_the_points_of_cards(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, phone=True)
    sit_at(player, site, POSITIONS["mars"])
    player.tab("hand")
    for card, points in (("colonizer_training_camp", "2"), ("great_dam", "1")):
        expect(player.page.locator(f"#hand [data-card={card}] .vp")).to_have_text(points)
    expect(player.page.locator("#hand [data-card=comet] .vp")).to_have_count(0)
    player.page.set_viewport_size({"width": 844, "height": 390})
    expect(player.page.locator(".lying #hand [data-card=great_dam] .vp")).to_have_text("1")
    assert player.problems == []
    player.context.close()


def test_on_its_side_the_stocks_stay_while_an_action_is_laid_out(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, phone=True, size=(844, 390))
    sit_at(player, site, POSITIONS["mars"])
    page = player.page
    still = page.locator(".resbar").bounding_box()
    player.press("#dock [data-option='claim builder']")
    expect(page.locator(".resbar em.loss")).to_be_visible()
    laid = page.locator(".resbar").bounding_box()
    assert still and laid
    assert abs(laid["x"] - still["x"]) < 8
    assert player.problems == []
    player.context.close()


def test_on_its_side_the_hint_stands_beside_the_buttons_where_nothing_is_suggested(
    browser: Browser, site: Site
) -> None:
    player = Player(browser, site.url, phone=True, size=(844, 390))
    own, *others = POSITIONS["mars"]["seats"]
    poor = {**own, "stock": {"credits": 7}, "hand": [], "played": [], "resources": {}}
    sit_at(player, site, {**POSITIONS["mars"], "seats": [poor, *others]})
    page = player.page
    passing = page.locator("#dock [data-option=pass]")
    hint, button = page.locator("#hint").bounding_box(), passing.bounding_box()
    assert hint and button
    assert hint["y"] < button["y"] + button["height"] and button["y"] < hint["y"] + hint["height"]
    passing.tap()
    expect(page.locator("#hint")).to_have_count(0)  # whether to pass needs the room
    assert player.problems == []
    player.context.close()


def test_on_its_side_a_large_card_and_whose_turn_it_is_are_whole(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, phone=True, size=(844, 390))
    own, *others = POSITIONS["mars"]["seats"]
    rich = {**own, "stock": {**own["stock"], "credits": 72}, "production": {**own["production"], "credits": 11}}
    sit_at(player, site, {**POSITIONS["mars"], "seats": [rich, *others]})
    page = player.page
    whose = page.locator(".status .turn .ell")
    expect(whose).to_have_text("Your turn")
    player.settle()
    assert whose.evaluate("e => e.scrollWidth <= e.clientWidth")
    player.tab("me")
    page.locator(".side").get_by_text("Interplanetary Cinematics").last.tap()
    expect(page.locator(".zoombox .card")).to_be_in_viewport(ratio=1)
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_on_its_side_whose_turn_it_is_is_not_cut(browser: Browser, site: Site, lang: str) -> None:
    player = Player(browser, site.url, phone=True, lang=lang, size=(844, 390))
    goods = ("credits", "steel", "titanium", "plants", "energy", "heat")
    sit_at(player, site, of_mars({"stock": dict.fromkeys(goods, 30), "production": dict.fromkeys(goods, 12)}))
    player.settle()
    turn = player.page.locator(".status .turn")
    assert turn.locator(".ell").evaluate("(text) => text.scrollWidth <= text.clientWidth")
    expect(turn.locator(".acts .on")).to_have_count(1)
    expect(turn).to_be_in_viewport(ratio=1)
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize("size", [(844, 390), LOW], ids=["lying", "standing"])
def test_all_that_an_action_changes_is_in_sight(browser: Browser, site: Site, size: tuple[int, int]) -> None:
    """In as many lines as that takes, also while an area is to be chosen."""
    player = Player(browser, site.url, phone=True, size=size)
    sit_at(player, site, POSITIONS["mars"])
    player.tab("hand")
    player.press("#hand [data-card=comet]")
    if size == LOW:
        player.tab("mars")
    page = player.page
    page.locator(".hex.legal").first.wait_for()
    changes = page.locator("#dock .deltas > span")
    expect(changes.first).to_be_visible()
    player.settle()
    assert changes.count() > 2
    for change in changes.all():
        expect(change).to_be_in_viewport(ratio=1)
    player.context.close()


def test_a_trade_that_brings_production_shows_production(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, phone=True)
    moons = [{"name": "europa", "marker": 6}, *COLONIES["moons"][3:]]
    sit_at(player, site, {**COLONIES, "moons": moons})
    worth = player.page.locator("#dock [data-option='trade europa'] .worth")
    expect(worth).to_have_text("+1")
    expect(worth.locator(".d-p-plants")).to_be_visible()
    assert player.problems == []
    player.context.close()
