import { defineConfig } from 'vite'

/** `media.getImageUrl` of the clients knows the addresses of one host; pictures of a shop have addresses of their own already. */
const picturesOfTheShop = {
  name: 'pictures-of-the-shop',
  transform(code, id) {
    if (!id.endsWith('/@wix/sdk/build/media/helpers.js')) return
    const start = 'export function getBaseImageUrl(val, baseUrl = WIX_IMAGE_URL) {'
    if (!code.includes(start)) throw new Error('The clients read pictures in another way.')
    return code.replace(
      start,
      `${start}\n    if (/^https?:/.test(val) && !val.startsWith(baseUrl)) return { id: val, url: val };`,
    )
  },
}

/** The site, with the packages of the folder above. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [picturesOfTheShop],
  build: { target: 'es2022', minify: false, reportCompressedSize: false },
  resolve: { dedupe: ['react', 'react-dom', '@wix/sdk', '@wix/services-manager', '@wix/services-manager-react'] },
  logLevel: 'error',
})
