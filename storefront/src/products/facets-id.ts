/** Id of the form of facets: its own address opens it where there are no scripts. */
export const FACETS_ID = 'filters'
