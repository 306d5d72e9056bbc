/** Value of the button that gives a ticket back, among the buttons of its page. */
export const GIVE_BACK = 'give-back'
