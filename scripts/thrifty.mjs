/** Megabytes of each half of the space for young objects: without a bound the engine takes three times as much on a machine that has it. */
const YOUNG_MB = 4
/**
 * Percent by which the heap grows before what is garbage in it is collected. The engine waits for twice what it holds on a machine with memory to
 * spare, and never gives that back to the machine.
 */
const GROWTH_PERCENT = 25
/** Bytes from which on the allocator has memory mapped by itself, and gives it back: else that of the start stays in its heap. */
const LARGE = String(128 * 1024)

/** Settings of the server's process for a small footprint; what the operator has set stands. */
export const thriftySettings = ({
  MALLOC_ARENA_MAX = '2',
  MALLOC_MMAP_THRESHOLD_ = LARGE,
  MALLOC_TRIM_THRESHOLD_ = LARGE,
}) => ({ MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ })

/** Flags of its engine; the server has its garbage collected once it is started. */
export const thriftyFlags = ({ NODE_OPTIONS = '' }) => [
  '--expose-gc',
  `--heap-growing-percent=${GROWTH_PERCENT}`,
  ...(/semi[-_]space/.test(NODE_OPTIONS) ? [] : [`--max-semi-space-size=${YOUNG_MB}`]),
]
