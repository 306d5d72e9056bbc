import type { ReactNode } from 'react'
import type { Act } from './app'
import { addToBasket, type findGoods } from './shop'

export type GoodsPage = Awaited<ReturnType<typeof findGoods>>

interface GoodsProps {
  page: GoodsPage | undefined
  act: Act
  onTurn: (page: GoodsPage) => void
}

export function Goods({ page, act, onTurn }: GoodsProps): ReactNode {
  if (!page) return <p>The goods are on their way.</p>
  return (
    <section aria-labelledby="goods">
      <h2 id="goods">Goods</h2>
      <ul>
        {page.items.map(({ id, name, actualPriceRange, options }) => (
          <li key={id}>
            <span>{name}</span>
            <span>{actualPriceRange.minValue.formattedAmount}</span>
            <button
              type="button"
              disabled={options.length > 0}
              title={options.length > 0 ? 'This comes in several kinds' : undefined}
              onClick={() => act(() => addToBasket(id))}
            >
              Add {name}
            </button>
          </li>
        ))}
      </ul>
      {page.hasNext() && (
        <button type="button" onClick={() => act(async () => onTurn(await page.next()))}>
          More
        </button>
      )}
    </section>
  )
}
