import type { Product } from '@fairground/client/generated/stores.products.ts'
import { Image } from '@fairground/ui/image.tsx'
import { outside } from '../paths.ts'

/** The main picture of a product, beside its name. */
export function ProductThumb({ product: { name, media } }: { product: Pick<Product, 'name' | 'media'> }) {
  const url = media.mainMedia?.thumbnail?.url ?? media.mainMedia?.image?.url
  return (
    <span className="w-8 shrink-0 overflow-hidden rounded-control">
      <Image src={url && outside.picture(url)} alt="" name={name} sizes="40px" />
    </span>
  )
}
