import { present } from '@fairground/domain/present.ts'
/** Catalogue app id of the store. */
export const STORE_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Choices of a buyer about a product. */
export interface ChosenOptions {
  /** Choice by option name: `{Size: 'M'}`. */
  readonly options: Readonly<Record<string, string>>
  /** Text by title of the field. */
  readonly texts: Readonly<Record<string, string>>
}

/** A product with what was chosen, as a line item refers to it. */
export function productReference(productId: string, { options, texts }: ChosenOptions) {
  const chosen = present({
    options: Object.keys(options).length > 0 ? options : undefined,
    customTextFields: Object.keys(texts).length > 0 ? texts : undefined,
  })
  return {
    appId: STORE_APP_ID,
    catalogItemId: productId,
    ...present({ options: Object.keys(chosen).length > 0 ? chosen : undefined }),
  }
}

interface Reference {
  appId: string
  catalogItemId: string
  options?: Record<string, unknown>
}

/** A reference that a page wrote into its own form as JSON; the server checks it like any other, and knows nothing of one that cannot be read. */
export function referenceIn(form: FormData): Reference {
  try {
    return JSON.parse(String(form.get('reference')))
  } catch {
    return { appId: '', catalogItemId: '' }
  }
}
