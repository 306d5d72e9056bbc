/** Words for the same thing, in lower case; those of one line stand for each other. German and French are what files come in besides English. */
const SAME: readonly (readonly string[])[] = [
  ['handle', 'slug', 'url key', 'permalink'],
  [
    'name',
    'title',
    'product',
    'product name',
    'item',
    'bezeichnung',
    'artikelname',
    'produktname',
    'titel',
    'artikel',
    'nom',
    'titre',
    'produit',
  ],
  ['description', 'body html', 'beschreibung', 'artikelbeschreibung', 'langtext', 'text'],
  ['vendor', 'brand', 'brands', 'manufacturer', 'hersteller', 'marke', 'marque', 'fabricant'],
  [
    'price',
    'variant price',
    'regular price',
    'retail price',
    'rrp',
    'preis',
    'verkaufspreis',
    'vk',
    'vk preis',
    'bruttopreis',
    'prix',
    'prix de vente',
  ],
  ['sale price', 'special price', 'angebotspreis', 'aktionspreis', 'prix promo'],
  ['variant compare at price', 'compare at price', 'list price', 'uvp', 'listenpreis', 'prix barre'],
  ['cost', 'cost per item', 'purchase price', 'einkaufspreis', 'ek', 'ek preis', 'prix d achat'],
  [
    'sku',
    'variant sku',
    'article number',
    'item number',
    'product code',
    'artikelnummer',
    'art nr',
    'artikelnr',
    'reference',
    'ref',
  ],
  ['barcode', 'variant barcode', 'gtin upc ean or isbn', 'ean', 'gtin', 'upc', 'isbn', 'strichcode', 'code barres'],
  [
    'quantity',
    'stock',
    'variant inventory qty',
    'qty',
    'inventory',
    'on hand',
    'bestand',
    'lagerbestand',
    'menge',
    'anzahl',
    'quantite',
  ],
  ['weight in grams', 'variant grams', 'weight', 'weight kg', 'gewicht', 'gewicht g', 'poids'],
  [
    'collections',
    'type',
    'categories',
    'category',
    'collection',
    'kategorie',
    'kategorien',
    'warengruppe',
    'categorie',
  ],
  ['tags', 'public tags', 'keywords', 'schlagworte', 'stichworte', 'mots cles'],
  ['media', 'image src', 'images', 'image', 'picture', 'photo', 'bild', 'bilder', 'bild url', 'image url'],
  ['published', 'visible', 'active', 'sichtbar', 'aktiv', 'visibilite'],
]

const BOUND = 0.6

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Likeness of two headings, 0 to 1: equal or of the same meaning is 1, else the share of pairs of letters that they have in common. */
export function likeness(one: string, two: string): number {
  const [a, b] = [plain(one), plain(two)]
  if (a === '' || b === '') return 0
  if (a === b) return 1
  if (SAME.some((words) => words.includes(a) && words.includes(b))) return 0.95
  const [pairs, others] = [pairsOf(a), pairsOf(b)]
  const common = [...pairs].filter((pair) => others.has(pair)).length
  return pairs.size + others.size === 0 ? 0 : (2 * common) / (pairs.size + others.size)
}

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)))

interface ColumnGuess {
  readonly heading: string
  readonly field: string
}

/** Most likely field of each heading: the likest pairs first, each heading and each field once, none below 0.6. */
export function guessColumns(headings: readonly string[], fields: readonly string[]): ColumnGuess[] {
  const pairs = headings
    .flatMap((heading) => fields.map((field) => ({ heading, field, like: likeness(heading, field) })))
    .filter(({ like }) => like >= BOUND)
    .sort((a, b) => b.like - a.like)
  const guessed = new Map<string, string>()
  const taken = new Set<string>()
  for (const { heading, field } of pairs) {
    if (guessed.has(heading) || taken.has(field)) continue
    guessed.set(heading, field)
    taken.add(field)
  }
  return headings.flatMap((heading) => {
    const field = guessed.get(heading)
    return field === undefined ? [] : [{ heading, field }]
  })
}
