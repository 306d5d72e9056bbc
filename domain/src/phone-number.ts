const NUMBER = /^(?:[^\p{Nd}\p{So}\p{Cc}]*\p{Nd}){3}[^\p{So}\p{Cc}]*$/u

/**
 * True for a text with at least three digits, of any script, and without pictures: people write numbers with brackets, dots, an extension
 * and words (`+44 20 7946 0014 ext. 3`), and no form of them holds in every country.
 */
export const isPhoneNumber = (text: string): boolean => NUMBER.test(text)
