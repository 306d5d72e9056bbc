import { compressBuilt } from './build.mjs'
import { main } from './terminal.mjs'

/** Work that `npm start` left for when its server is open. The server runs this, and it ends with the server. */
process.on('disconnect', () => process.exit(1)).channel?.unref()
await main(() => compressBuilt(process.execPath))
