/** Megabytes of each half of the space for young objects: without a bound the engine takes three times as much on a machine that has it. */
const YOUNG_MB = 16

/** Settings of the server's process for a small footprint; what the operator has set stands. */
export const thriftySettings = ({ MALLOC_ARENA_MAX = '2' }) => ({ MALLOC_ARENA_MAX })

/** Flags of its engine; the server has its garbage collected once it is started. */
export const thriftyFlags = ({ NODE_OPTIONS = '' }) => [
  '--expose-gc',
  ...(/semi[-_]space/.test(NODE_OPTIONS) ? [] : [`--max-semi-space-size=${YOUNG_MB}`]),
]
