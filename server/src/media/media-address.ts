/** What products and events keep as the address of a file of the library. */
export const mediaAddress = (publicUrl: string, id: string): string => `${publicUrl}/media/${id}`
