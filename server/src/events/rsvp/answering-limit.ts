import { perAddress } from '../../http/rate-limits.ts'

/** Answering an event and changing the answer, by network: both reveal whose address has answered, and mail whom they name. */
export const answeringEvents = perAddress('answer-event', 60)
