const PICTURE = /^\/media\/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?:[?#]|$)/i

/** Addresses of pictures of the media library, of whatever size: pages and mails show no others. */
export function isLibraryPicture(url: string, publicUrl: string): boolean {
  return PICTURE.test(url.startsWith(`${publicUrl}/`) ? url.substring(publicUrl.length) : url)
}
