/** Query field of the page's address that holds an access code: links for sponsors have it, and the form for codes sends it. */
export const CODE = 'code'
