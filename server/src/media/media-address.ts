/** Address of a file of the library, as products and events store it. */
export const mediaAddress = (publicUrl: string, id: string): string => `${publicUrl}/media/${id}`
