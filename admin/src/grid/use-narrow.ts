import { useMedia } from '../shell/media-query.ts'

/** As the breakpoint `sm`: below it a row of columns does not fit. */
const NARROW = '(width < 40rem)'

/** The window is a phone's: what is changed stands beside what it is. */
export const useNarrow = (): boolean => useMedia(NARROW)
