import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { Image } from '@fairground/ui/image.tsx'
import { outside } from '../paths.ts'

/** The main picture of a product, beside its name. */
export function ProductThumb({ product: { name, media } }: { product: Pick<V3Product, 'name' | 'media'> }) {
  const url = media.main?.thumbnail?.url ?? media.main?.image?.url
  return (
    <span className="w-8 shrink-0 overflow-hidden rounded-control">
      <Image src={url && outside.picture(url)} alt="" name={name} sizes="40px" />
    </span>
  )
}
