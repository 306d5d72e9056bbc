/** Milliseconds after which a provider that does not answer is called again later. */
const PATIENCE_MS = 10_000

/** Answer of a provider, or a failure once it took too long. The next check finds what it did meanwhile. */
export async function answerInTime<Answer>(name: string, pending: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The payment provider ${name} did not answer in time`)), PATIENCE_MS)
  })
  try {
    return await Promise.race([pending, late])
  } finally {
    clearTimeout(timer)
  }
}
