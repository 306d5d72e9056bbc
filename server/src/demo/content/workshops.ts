/** The nine workshops and the roastery: brand of a product, and the sentence that closes its description. */
export const workshops = {
  'Harbour & Kiln':
    'Thrown and fired by Harbour & Kiln, three potters in a former chandlery by the water. Every firing differs a little; yours will, too.',
  'Lantern Row': 'Made by Lantern Row, who bend, sew and wire every lamp at one long bench under a railway arch.',
  Plainweave: 'Cut and sewn at Plainweave from end-of-roll cloth, forty at a time.',
  'Bandstand Press':
    'Printed by Bandstand Press on a 1961 proofing press, one colour a day. Signed and numbered in pencil.',
  'Wick & Ember': 'Poured by Wick & Ember in batches of sixty, and burned for a week in their own kitchen first.',
  'Quire Bindery': 'Folded, sewn and cased in at Quire Bindery by the two people whose initials are inside the cover.',
  'Mossgate Pots': 'Pressed and glazed at Mossgate Pots, and tested on the plants in their own window.',
  'Table Union': 'Designed and boxed by Table Union, a co-operative that has met every Tuesday since 2009.',
  'Slack Tide':
    'Roasted and packed by Slack Tide, two people and one drum in the old ice house, on the days when the tide is slow.',
  'Second Shift': 'Dyed, cut and printed at Second Shift, by hand, after the day presses have stopped.',
} as const satisfies Record<string, string>

export type Workshop = keyof typeof workshops
