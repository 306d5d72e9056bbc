const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Ids of catalogue v1 are plain text on the wire; one that is no UUID names nothing here. */
export const isUuid = (id: string): boolean => UUID.test(id)
