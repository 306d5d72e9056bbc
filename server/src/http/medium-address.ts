const IMAGE = /^wix:image:\/\/v1\/([^/#?]+)/
const VIDEO = /^wix:video:\/\/v1\/([^/#?]+)/

/** Address at which the platform that the published clients come from serves a picture. */
export const pictureAddress = (id: string): string => `https://static.wixstatic.com/media/${encodeURIComponent(id)}`
/** The same of a film, at the size that it has of every one. */
export const filmAddress = (id: string): string =>
  `https://video.wixstatic.com/video/${encodeURIComponent(id)}/480p/mp4/file.mp4`

/** `wix:image://v1/{id}/{name}#...`, as the published clients write a medium, as the address that it stands for; anything else stays. */
export function mediumAddress(text: string): string {
  const image = IMAGE.exec(text)?.[1]
  if (image) return pictureAddress(decoded(image))
  const film = VIDEO.exec(text)?.[1]
  return film ? filmAddress(decoded(film)) : text
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch (error) {
    if (error instanceof URIError) return part
    throw error
  }
}
