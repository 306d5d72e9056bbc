import { Transform } from 'node:stream'
import { ApiError } from '../../ground/api-error.ts'

/** Passes bytes on; more than `most` of them end it with BODY_TOO_LARGE. */
export function byteLimit(most: number): Transform {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _, next) {
      passed += chunk.length
      if (passed > most) next(new ApiError({ code: 'BODY_TOO_LARGE', threshold: most }))
      else next(null, chunk)
    },
  })
}
