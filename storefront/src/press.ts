/** A touch becomes a click a little after the finger is up, and none when the finger has moved. */
const CLICK_FOLLOWS_MS = 100
/** The end of some presses is seen by the browser alone, as where a menu of its own opens. */
const LONGEST_PRESS_MS = 10_000

let pressing: Promise<void> | undefined
let end = () => {}
let timer: ReturnType<typeof setTimeout> | undefined

const endIn = (ms: number) => () => {
  clearTimeout(timer)
  timer = setTimeout(end, ms)
}

/** Follows presses, from the pointer's down to the click, for `afterPress`. */
export function watchPresses(page: Window): void {
  const follow = (event: string, listener: () => void) => page.addEventListener(event, listener, true)
  follow('pointerdown', () => {
    end()
    pressing = new Promise((resolve) => {
      end = () => {
        pressing = undefined
        resolve()
      }
    })
    endIn(LONGEST_PRESS_MS)()
  })
  follow('pointerup', endIn(CLICK_FOLLOWS_MS))
  follow('pointercancel', endIn(0))
  follow('click', endIn(0))
}

/**
 * The answer, or its failure, once nothing is pressed. Drawn during a press it would move or remove what is under the finger, and the
 * press would be lost or do something else.
 */
export async function afterPress<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } finally {
    while (pressing) await pressing
  }
}
