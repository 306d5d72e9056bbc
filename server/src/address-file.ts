import { join } from 'node:path'

/** File in which a running server writes its address, for the cli. */
export const addressFile = (dataDir: string): string => join(dataDir, 'server.json')
