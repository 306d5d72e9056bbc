/** Kinds of tax id. Wire: `ecom.current-cart`, VatType. */
export const VatIdType = ['UNSPECIFIED', 'CPF', 'CNPJ'] as const
export type VatIdType = (typeof VatIdType)[number]
