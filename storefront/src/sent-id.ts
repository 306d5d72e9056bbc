/** Id in a form. Where there is none it is one that nothing has, which is refused like a wrong one. */
export const sentId = (form: FormData, field: string): string => String(form.get(field) || '-')
