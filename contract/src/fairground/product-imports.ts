import Type from 'typebox'
import { ImportOutcome, ImportStatus, ProductFileFormat } from '../enumerations/catalog.ts'
import { admin, operation } from '../operation.ts'
import { CursorMetadata, CursorPaging, OffsetMetadata, Paging } from '../paging.ts'
import { Guid, list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.product-imports'

const Counts = named(
  'ImportCounts',
  Type.Object({
    created: Type.Integer(),
    updated: Type.Integer(),
    unchanged: Type.Integer(),
    failed: Type.Integer(),
    notReached: Type.Integer(),
    undone: Type.Integer(),
    kept: Type.Integer(),
  }),
)

export const ProductImport = named(
  'ProductImport',
  Type.Object({
    id: Guid,
    fileName: Type.String(),
    format: optional(oneOf(ProductFileFormat)),
    status: oneOf(ImportStatus),
    /** A sentence about why it failed. */
    trouble: optional(Type.String()),
    /** Share of the pass under way, 0 to 1. */
    progress: Type.Number(),
    /** Rows of the file. */
    rows: Type.Integer(),
    /** Until it ends: what would become of the products. Then what became of them. */
    counts: Counts,
    /** Number of products it has written. */
    written: Type.Integer(),
    /** Pictures that came in a zip. */
    pictures: Type.Integer(),
    createdBy: Type.String(),
    createdDate: Timestamp,
    finishedDate: optional(Timestamp),
  }),
)

const Problem = named('ImportProblem', Type.Object({ line: Type.Integer(), message: Type.String() }))

export const ImportItem = named(
  'ImportItem',
  Type.Object({
    /** Its place in the file, from 0. */
    position: Type.Integer(),
    handle: Type.String(),
    /** Line of the file on which it begins; the header is line 1. */
    line: Type.Integer(),
    name: Type.String(),
    productId: optional(Guid),
    outcome: oneOf(ImportOutcome),
    written: Type.Boolean(),
    /** At most 50; texts are cut to 200 characters. */
    differences: list(
      named('ImportDifference', Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() })),
      50,
    ),
    /** Problems of a product that is left out, else what was taken over differently. */
    problems: list(Problem, 100),
  }),
)

/** Columns that are reported, and the longest heading of one. */
export const MAX_COLUMNS = 500
export const MAX_HEADING = 1000
const heading = text(MAX_HEADING)
const ColumnField = named('ImportColumnField', Type.Object({ heading, field: text(100, { minLength: 1 }) }))

export const ImportColumns = named(
  'ImportColumns',
  Type.Object({
    /** In the order of the file, each with what its first row has there. Empty until the file was read. */
    columns: list(named('ImportColumn', Type.Object({ heading: Type.String(), sample: Type.String() })), MAX_COLUMNS),
    /** Format that is read; of a file of none, the one that it is likest to. */
    format: oneOf(ProductFileFormat),
    /** Columns that somebody mapped: no others are read. Absent while the file is read by its own headings. */
    mapping: optional(list(ColumnField, MAX_COLUMNS)),
    /** Columns of each format: the possible ones, the required ones, and the likely one for each heading. */
    formats: list(
      named(
        'ImportFormatFields',
        Type.Object({
          format: oneOf(ProductFileFormat),
          fields: list(Type.String(), MAX_COLUMNS),
          needed: list(Type.String(), MAX_COLUMNS),
          guess: list(ColumnField, MAX_COLUMNS),
        }),
      ),
      ProductFileFormat.length,
    ),
  }),
)

const One = Type.Object({ import: ProductImport })
const byId = Type.Object({ id: Guid })

export const listImports = operation({
  module,
  name: 'listImports',
  summary: 'Imports of product files, the newest first.',
  method: 'GET',
  path: '/fairground/v1/product-imports',
  who: admin('catalog.read'),
  request: Type.Object({ cursorPaging: optional(CursorPaging) }),
  response: Type.Object({ imports: list(ProductImport, 100), metadata: CursorMetadata }),
  refusals: [],
})

export const getImport = operation({
  module,
  name: 'getImport',
  summary: 'One import, with how far it is.',
  method: 'GET',
  path: '/fairground/v1/product-imports/{id}',
  who: admin('catalog.read'),
  request: byId,
  response: One,
  refusals: ['IMPORT_NOT_FOUND'],
})

export const listImportItems = operation({
  module,
  name: 'listImportItems',
  summary: 'The products of an import in the order of the file: what becomes of each, and how it differs.',
  method: 'GET',
  path: '/fairground/v1/product-imports/{id}/items',
  who: admin('catalog.read'),
  request: Type.Object({ id: Guid, outcome: optional(oneOf(ImportOutcome)), paging: optional(Paging) }),
  response: Type.Object({ items: list(ImportItem, 100), metadata: OffsetMetadata }),
  refusals: ['IMPORT_NOT_FOUND'],
})

export const getImportColumns = operation({
  module,
  name: 'getImportColumns',
  summary: 'The columns of the file, and what they are or are likely to be.',
  method: 'GET',
  path: '/fairground/v1/product-imports/{id}/columns',
  who: admin('catalog.read'),
  request: byId,
  response: ImportColumns,
  refusals: ['IMPORT_NOT_FOUND'],
})

export const setImportColumns = operation({
  module,
  name: 'setImportColumns',
  summary:
    'Maps the columns of a file that has other headings. The file is compared again with them, and imported so. For an import of which nothing is written yet.',
  method: 'POST',
  path: '/fairground/v1/product-imports/{id}/columns',
  who: admin('catalog.write'),
  request: Type.Object({ id: Guid, format: oneOf(ProductFileFormat), columns: list(ColumnField, MAX_COLUMNS) }),
  response: One,
  refusals: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY'],
})

export const startImport = operation({
  module,
  name: 'startImport',
  summary:
    'Carries out an import that was compared. It continues by itself after a restart of the server. Needs inventory.write as well.',
  method: 'POST',
  path: '/fairground/v1/product-imports/{id}/start',
  who: admin('catalog.write'),
  request: byId,
  response: One,
  refusals: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY'],
})

export const cancelImport = operation({
  module,
  name: 'cancelImport',
  summary: 'Stops an import after the batch under way; what it wrote stays until it is taken back.',
  method: 'POST',
  path: '/fairground/v1/product-imports/{id}/cancel',
  who: admin('catalog.write'),
  request: byId,
  response: One,
  refusals: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY'],
})

export const undoImport = operation({
  module,
  name: 'undoImport',
  summary:
    'Takes back what an import wrote: products that it made are deleted, others become what they were. Those changed since stay as they are. Needs inventory.write as well.',
  method: 'POST',
  path: '/fairground/v1/product-imports/{id}/undo',
  who: admin('catalog.write'),
  request: byId,
  response: One,
  refusals: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY'],
})

/** Largest size of a file and of the pictures that come with it. */
export const MAX_IMPORT_BYTES = 100 * 1024 * 1024
export const MAX_PICTURES_BYTES = 500 * 1024 * 1024

export const operations = [
  listImports,
  getImport,
  listImportItems,
  getImportColumns,
  setImportColumns,
  startImport,
  cancelImport,
  undoImport,
] as const
