/** Ends a statement that inserts a site and each `word`; in their order, so that writers never wait for each other. */
export const worthKnowing = `where length(word) between 3 and 30 and word ~ '^[[:alpha:]]+$' order by 2 on conflict do nothing`
