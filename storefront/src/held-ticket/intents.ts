/** Values of the buttons among those of the page: one gives the ticket back, one saves the answers of its holder. */
export const GIVE_BACK = 'give-back'
export const ANSWER = 'answer'
