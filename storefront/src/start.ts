/**
 * The page's first script: fetches the others once what the visitor sees is there, so that on a slow line they do not share it with
 * style sheet, fonts and pictures. Until then the page is what the server wrote, which works without scripts.
 */
const LONGEST_WAIT_MS = 1_000
/** A picture has the line to itself while it arrives; one that stalls holds no scripts back. */
const LONGEST_PICTURE_MS = 10_000

const [entry, ...chunks] = document.querySelector<HTMLElement>('script[data-later]')?.dataset.later?.split(' ') ?? []

if (entry) {
  await pageIsSeen()
  for (const href of chunks)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  // One chunk at a time: a press in between is answered at once.
  for (const href of [...chunks, entry]) {
    await import(/* @vite-ignore */ href)
    await after(0)
  }
}

/** With its pictures and fonts, but for those further down; a page in the background has nobody to wait for. */
async function pageIsSeen(): Promise<void> {
  if (document.hidden) return
  await new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    addEventListener('load', resolve, { once: true })
    document.addEventListener('visibilitychange', resolve, { once: true })
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
  if (document.hidden) return
  await Promise.race([
    frameWithPicture(),
    new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true })),
  ])
}

/**
 * A picture that has arrived is seen once it is decoded, the frame after that is drawn, and the screen has it: scripts that are fetched
 * between the last two share the line and the processor with the first paint. A browser without that report has waited long enough.
 */
async function frameWithPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  await Promise.race([picture?.decode().catch(() => {}), after(LONGEST_PICTURE_MS)])
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
  const isInView = picture?.naturalWidth && picture.getBoundingClientRect().top < innerHeight
  await reported(isInView ? 'element' : 'paint')
}

/** The browser reports a painted picture with `elementtiming`, or the first paint; never what it painted in the background. */
async function reported(type: string): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const report = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type, buffered: true }))
  await Promise.race([report, after(LONGEST_WAIT_MS)])
}

// Functions, all of them: the module waits above, before its last lines are run.
function after(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

export {}
