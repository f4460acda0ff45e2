"""French: MarsBot, its board, bonus cards and corporations, and each step it takes."""

from __future__ import annotations

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import BY_TEXT
from tharsis.kernel.option import Option
from tharsis.mars.marsbot.bonus import FirstPossible
from tharsis.mars.marsbot.robot import (
    HUMAN,
)
from tharsis.words.fr.lexicon import (
    ASK,
    THE_MOON,
    THE_PARAMETER,
    TILE,
    cards,
    cubes,
    stock,
)
from tharsis.words.fr.marsbot.lexicon import (
    BONUS_CARDS,
    COLOUR,
    LEVELS,
    TRACK_NAMES,
    resource,
    warehouse,
)
from tharsis.words.fr.marsbot.reasons import BotReasons
from tharsis.words.fr.marsbot.table import LOOKUP, OPTIONS
from tharsis.words.language import NBSP, signed


class Words(BotReasons):
    """What MarsBot adds to cards and talk."""

    bonus_cards = BONUS_CARDS
    tracks = TRACK_NAMES
    levels = LEVELS
    questions = {"species": f"quelle carte perd un animal ou un microbe{ASK}"}
    options = OPTIONS
    lookup = LOOKUP

    # ---- options
    def option_species(self, o: Option) -> str:
        return f"perdre {cubes(o.item, 1)} sur {self.name(o.card)}"

    def did_species(self, e: Entry) -> str:
        return f"perd {cubes(e.item, 1)} sur {self.name(e.card)}"

    # ---- log lines
    def did_bot_project(self, e: Entry) -> str:
        return f"révèle le projet {self.name(e.card)}" + (", dont seul le premier badge compte" if e.amount else "")

    def did_bot_bonus(self, e: Entry) -> str:
        return f"révèle la carte Bonus {BONUS_CARDS[e.item]}"

    def did_bot_advance(self, e: Entry) -> str:
        return f"avance à la case{NBSP}{e.amount} de la {TRACK_NAMES[e.item]}"

    def did_bot_cube(self, e: Entry) -> str:
        return f"atteint un cube {COLOUR[e.item]} de la corporation {self.name(e.card)}"

    def did_bot_effect(self, e: Entry) -> str:
        return f"applique l’effet de la corporation {self.name(e.card)}"

    def did_bot_fail(self, e: Entry) -> str:
        return f"effectue une Action Manquée et gagne {stock('credits', e.amount)}"

    def did_bot_nothing(self, e: Entry) -> str:
        return "ne peut pas appliquer cet effet, il ne se passe rien"

    def did_bot_ignore(self, e: Entry) -> str:
        return "ignore le symbole"

    def did_bot_gain(self, e: Entry) -> str:
        return f"gagne {stock('credits', e.amount)}"

    def did_bot_rating(self, e: Entry) -> str:
        return f"augmente son NT de {e.amount}"

    def did_bot_floaters(self, e: Entry) -> str:
        return f"gagne {cubes('floater', e.amount)}"

    def did_bot_fleet(self, e: Entry) -> str:
        return "obtient sa seconde flotte marchande"

    def did_bot_raise(self, e: Entry) -> str:
        return f"augmente {THE_PARAMETER[e.item]}"

    def did_bot_furthest(self, e: Entry) -> str:
        return f"choisit le paramètre le plus éloigné de son maximum, {THE_PARAMETER[e.item]}"

    def did_bot_place(self, e: Entry) -> str:
        return f"place {TILE[e.item]} {self.at(e.area)}"

    def did_bot_claim(self, e: Entry) -> str:
        return f"valide l’objectif {self.milestones[e.item]}"

    def did_bot_fund(self, e: Entry) -> str:
        return f"finance la récompense {self.awards[e.item]}"

    def did_bot_option(self, e: Entry) -> str:
        node = BY_TEXT[e.item]
        assert isinstance(node, FirstPossible)
        way = node.ways[e.amount - 1]
        what = self.way(way, [self.step(x) for x in dict.fromkeys(way.words)])
        return f"applique {f'l’option{NBSP}{e.amount} de la carte' if len(node.ways) > 1 else 'la carte'} ({what})"

    def did_bot_destroy(self, e: Entry) -> str:
        return f"détruit la carte Bonus {BONUS_CARDS[e.item]}"

    def did_bot_reshuffle(self, e: Entry) -> str:
        return f"mélange {cards(e.amount)} pour former un nouveau paquet Bonus"

    def did_bot_human_loses(self, e: Entry) -> str:
        who = self.to_player(HUMAN)
        return f"fait perdre {stock(e.item, e.amount)} {who}" if e.amount else f"ne fait rien perdre {who}"

    def did_bot_species(self, e: Entry) -> str:
        return f"fait perdre un animal ou un microbe {self.to_player(HUMAN)}"

    def did_bot_compete(self, e: Entry) -> str:
        if not e.item:
            return "ne peut renforcer sa position pour aucune récompense"
        return f"renforce sa position pour la récompense {self.awards[e.item]}"

    def did_bot_pays(self, e: Entry) -> str:
        return f"perd {stock('credits', e.amount)}"

    def did_bot_on_card(self, e: Entry) -> str:
        what, card = stock(e.item, abs(e.amount)), f"la corporation {self.name(e.card)}"
        return f"pose {what} sur {card}" if e.amount > 0 else f"retire {what} de {card}"

    def did_bot_no_first_bonus(self, e: Entry) -> str:
        card = f"la carte Bonus {BONUS_CARDS[e.item]}"
        return f"commence avec un paquet Actions sans carte Bonus et mélange {card} à son paquet Bonus"

    def did_bot_more_bonus(self, e: Entry) -> str:
        return "mélange une carte Bonus de plus à son paquet Actions"

    def did_bot_shuffle_in(self, e: Entry) -> str:
        return f"mélange la carte Bonus {BONUS_CARDS[e.item]} à son paquet Actions"

    def did_bot_seed(self, e: Entry) -> str:
        return "mélange des projets à son paquet Bonus"

    def did_bot_drop(self, e: Entry) -> str:
        return f"défausse le projet {self.name(e.card)} de son paquet Actions"

    def did_bot_exchange(self, e: Entry) -> str:
        return f"échange {cubes('none', e.amount)} de {warehouse(e.item)}"

    def did_bot_colony(self, e: Entry) -> str:
        return f"construit une colonie sur {THE_MOON[e.item]}"

    def did_bot_trade(self, e: Entry) -> str:
        return f"commerce avec {THE_MOON[e.item]}"

    def did_bot_thin(self, e: Entry) -> str:
        if e.item:
            return f"défausse la carte Bonus {BONUS_CARDS[e.item]} sans la résoudre"
        return f"défausse de son paquet Bonus le projet {self.name(e.card)} sans le résoudre"

    def did_bot_moon(self, e: Entry) -> str:
        return f"met {THE_MOON[e.item]} en jeu"

    def did_bot_corporation(self, e: Entry) -> str:
        return f"reçoit la corporation {self.name(e.card)}"

    def did_bot_draft_drop(self, e: Entry) -> str:
        return f"défausse le projet {self.name(e.card)}, pris au draft"

    def did_bot_extra_card(self, e: Entry) -> str:
        return f"dépense {cubes('floater', e.amount)} pour une carte de plus"

    def did_bot_research(self, e: Entry) -> str:
        return f"forme un paquet Actions de {cards(e.amount)}"

    def did_bot_pass(self, e: Entry) -> str:
        return "passe"

    def did_bot_early_claim(self, e: Entry) -> str:
        return f"peut valider un objectif avant son tour, pour {stock('credits', e.amount)}"

    def did_bot_last(self, e: Entry) -> str:
        return f"avance à la case{NBSP}{e.amount} de la {TRACK_NAMES[e.item]} pour placer une dernière forêt"

    def did_bot_won(self, e: Entry) -> str:
        return f"remporte la partie, car la génération{NBSP}20 commence"

    # ---- changes
    def change_bot_track(self, c: Change) -> str:
        return f"{TRACK_NAMES[c.item]} {signed(c.amount)}"

    def change_bot_storage(self, c: Change) -> str:
        return f"{resource(c.item)} en entrepôt {signed(c.amount)}"

    def change_bot_pile(self, c: Change) -> str:
        return f"sur la corporation {self.name(c.card)} {signed(c.amount)}"
