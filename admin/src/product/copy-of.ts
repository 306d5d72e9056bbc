import { t } from '../texts.ts'
import { hasOptions, type MediumValues, type ProductValues } from './product-values.ts'

const LONGEST_NAME = 80

/** Files of the library are had by their id, films and what lies elsewhere by their address. */
const asOfAnother = (medium: MediumValues): MediumValues =>
  medium.kind !== 'video' && medium.url.includes(`/media/${medium.id}`) ? medium : { ...medium, id: '' }

/**
 * A product like this one, to be changed and saved. Values that only one product can have go: its address, SKUs and barcodes, what is in
 * stock. It is hidden until it is ready.
 */
export const copyOf = (values: ProductValues): ProductValues => ({
  ...values,
  name: t('admin.product.sliceCopy', { slice: values.name.slice(0, LONGEST_NAME - 5) }),
  slug: '',
  seoTitle: '',
  visible: false,
  media: values.media.map(asOfAnother).filter(({ id, url }) => id || url),
  variants: values.variants.map((row) => ({
    ...row,
    id: '',
    sku: '',
    barcode: '',
    quantity: values.trackStock ? '0' : '',
    key: hasOptions(values) ? row.key : '',
  })),
})
