/** Fields of the forms of a queue, and of the addresses that its script reads. */
export const INTENT = 'intent'
export const JOIN = 'join'
export const LEAVE = 'leave'
export const PROOF = 'proof'
export const LOOK = 'look'
export const CHALLENGE = 'challenge'
