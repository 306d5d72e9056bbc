import Type from 'typebox'
import { FileType } from '../enumerations/catalog.ts'
import { MediaDeletionResult, MediaKind } from '../enumerations/media.ts'
import { admin, operation } from '../operation.ts'
import { Empty, Guid, int, list, named, nullable, oneOf, optional, Revision, Timestamp, text } from '../scalars.ts'

const module = 'fairground.media-library'
const path = '/fairground/v1/media'

/** Largest file in bytes: 1 GB. Pictures have 25 MB at most. */
const MAX_FILE_BYTES = 1_073_741_824
/** Largest part of an upload in bytes. */
export const MAX_PART_BYTES = 8_388_608

/** In percent of the picture, from its upper left corner: what stays in sight when it is cut. */
const FocalPoint = named('FocalPoint', Type.Object({ x: int(0, 100), y: int(0, 100) }))

export const LibraryItem = named(
  'LibraryItem',
  Type.Object({
    id: Guid,
    kind: oneOf(MediaKind),
    filename: Type.String(),
    /** By the bytes, whatever the name says. */
    mimeType: Type.String(),
    /** Address that shows it; absent for files that are sold. */
    url: optional(Type.String()),
    bytes: optional(Type.Integer()),
    width: optional(Type.Integer()),
    height: optional(Type.Integer()),
    /** The picture 16 pixels wide, as a data URL. */
    placeholder: optional(Type.String()),
    alt: optional(Type.String()),
    focalPoint: optional(FocalPoint),
    folderId: optional(Guid),
    /** Name of a product's digital file; of files that are sold. */
    fileType: optional(oneOf(FileType)),
    createdDate: Timestamp,
    revision: Revision,
  }),
)

export const MediaFolder = named(
  'MediaFolder',
  Type.Object({ id: Guid, name: Type.String(), parentId: optional(Guid), createdDate: Timestamp }),
)

const Filename = text(200, { minLength: 1 })
const Name = text(80, { minLength: 1 })

export const queryLibrary = operation({
  module,
  name: 'queryLibrary',
  summary: 'Files of the site, newest first. Without a folder, those of all.',
  method: 'GET',
  path,
  who: admin('catalog.read'),
  request: Type.Object({
    /** Part of a file’s name or of its alternative text. */
    search: optional(text(100)),
    folderId: optional(Guid),
    kind: optional(oneOf(MediaKind)),
    /** True: files that are sold. False: the others. */
    sold: optional(Type.Boolean()),
    limit: optional(int(1, 100)),
    /** Cursor of the previous answer. */
    cursor: optional(text(2000)),
  }),
  response: Type.Object({ items: Type.Array(LibraryItem), next: optional(Type.String()) }),
  refusals: [],
})

export const getLibraryItem = operation({
  module,
  name: 'getLibraryItem',
  summary: 'One file, and what uses it.',
  method: 'GET',
  path: `${path}/{id}`,
  who: admin('catalog.read'),
  request: Type.Object({ id: Guid }),
  response: Type.Object({
    item: LibraryItem,
    /** Products that show or sell it. */
    products: Type.Integer(),
    events: Type.Integer(),
    /** Orders whose buyers may still download it. */
    orders: Type.Integer(),
    /** Categories, promotions and choices of options. */
    elsewhere: Type.Integer(),
  }),
  refusals: ['MEDIA_NOT_FOUND'],
})

export const updateLibraryItem = operation({
  module,
  name: 'updateLibraryItem',
  summary: 'Changes what is given; null empties. The file itself never changes.',
  method: 'PATCH',
  path: `${path}/{id}`,
  who: admin('catalog.write'),
  request: Type.Object({
    id: Guid,
    revision: Revision,
    filename: optional(Filename),
    alt: optional(nullable(text(500))),
    focalPoint: optional(nullable(FocalPoint)),
    folderId: optional(nullable(Guid)),
  }),
  response: Type.Object({ item: LibraryItem }),
  refusals: ['MEDIA_NOT_FOUND', 'FOLDER_NOT_FOUND', 'STALE_REVISION'],
})

export const deleteLibraryItems = operation({
  module,
  name: 'deleteLibraryItems',
  summary: 'Deletes files for good, item by item. What is shown or was sold stays, unless `evenUsed`.',
  method: 'POST',
  path: `${path}/delete`,
  who: admin('catalog.write'),
  request: Type.Object({ ids: list(Guid, 100, 1), evenUsed: optional(Type.Boolean()) }),
  response: Type.Object({
    results: Type.Array(named('MediaDeletion', Type.Object({ id: Guid, result: oneOf(MediaDeletionResult) }))),
  }),
  refusals: [],
})

export const createDownloadLink = operation({
  module,
  name: 'createDownloadLink',
  summary: 'An address that downloads the file as it came, for everybody who has it, until it expires.',
  method: 'POST',
  path: `${path}/{id}/download-link`,
  who: admin('catalog.read'),
  request: Type.Object({
    id: Guid,
    /** 10 by default; at most 30 days. */
    minutes: optional(int(1, 43_200)),
  }),
  response: Type.Object({ url: Type.String(), expiresDate: Timestamp }),
  refusals: ['MEDIA_NOT_FOUND'],
})

export const listMediaFolders = operation({
  module,
  name: 'listMediaFolders',
  summary: 'Every folder, by name.',
  method: 'GET',
  path: '/fairground/v1/media-folders',
  who: admin('catalog.read'),
  request: Type.Object({}),
  response: Type.Object({ folders: Type.Array(MediaFolder) }),
  refusals: [],
})

export const createMediaFolder = operation({
  module,
  name: 'createMediaFolder',
  summary: 'Makes a folder, at most 500 and eight deep.',
  method: 'POST',
  path: '/fairground/v1/media-folders',
  who: admin('catalog.write'),
  request: Type.Object({ name: Name, parentId: optional(Guid) }),
  response: Type.Object({ folder: MediaFolder }),
  refusals: ['FOLDER_NOT_FOUND', 'FOLDER_NAME_TAKEN', 'LIMIT_REACHED'],
})

export const renameMediaFolder = operation({
  module,
  name: 'renameMediaFolder',
  summary: 'Gives a folder another name.',
  method: 'PATCH',
  path: '/fairground/v1/media-folders/{id}',
  who: admin('catalog.write'),
  request: Type.Object({ id: Guid, name: Name }),
  response: Type.Object({ folder: MediaFolder }),
  refusals: ['FOLDER_NOT_FOUND', 'FOLDER_NAME_TAKEN'],
})

export const deleteMediaFolder = operation({
  module,
  name: 'deleteMediaFolder',
  summary: 'Deletes a folder; its files and folders move up to where it was.',
  method: 'DELETE',
  path: '/fairground/v1/media-folders/{id}',
  who: admin('catalog.write'),
  request: Type.Object({ id: Guid }),
  response: Empty,
  refusals: ['FOLDER_NOT_FOUND', 'FOLDER_NAME_TAKEN'],
})

export const beginUpload = operation({
  module,
  name: 'beginUpload',
  summary:
    'Begins an upload. Its parts follow in order, as `PUT /media/uploads/{id}?offset=` with `application/octet-stream`, each of at most 8 MB; what was received stays for a day.',
  method: 'POST',
  path: '/fairground/v1/media-uploads',
  who: admin('catalog.write'),
  request: Type.Object({
    filename: Filename,
    bytes: int(1, MAX_FILE_BYTES),
    folderId: optional(Guid),
    /** A file that is sold: it is never shown, and downloaded through links that expire. */
    sold: optional(Type.Boolean()),
  }),
  response: Type.Object({ uploadId: Guid, partBytes: Type.Integer() }),
  refusals: ['FOLDER_NOT_FOUND', 'LIMIT_REACHED'],
})

export const finishUpload = operation({
  module,
  name: 'finishUpload',
  summary:
    'Puts the parts together. Pictures (PNG, JPEG, WebP, GIF, AVIF; 25 MB, 50 megapixels), PDF, MP3, MP4, M4A and ZIP are taken, by what their bytes are.',
  method: 'POST',
  path: '/fairground/v1/media-uploads/{id}/finish',
  who: admin('catalog.write'),
  request: Type.Object({ id: Guid }),
  response: Type.Object({ item: LibraryItem }),
  refusals: ['UPLOAD_NOT_FOUND', 'UPLOAD_INCOMPLETE', 'FILE_NOT_TAKEN'],
})

export const operations = [
  queryLibrary,
  getLibraryItem,
  updateLibraryItem,
  deleteLibraryItems,
  createDownloadLink,
  listMediaFolders,
  createMediaFolder,
  renameMediaFolder,
  deleteMediaFolder,
  beginUpload,
  finishUpload,
] as const
