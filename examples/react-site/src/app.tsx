import { type ReactNode, useEffect, useState } from 'react'
import { Basket } from './basket'
import { Goods, type GoodsPage } from './goods'
import { findGoods, login, readBasket } from './shop'
import { SignIn } from './sign-in'

export type Cart = Awaited<ReturnType<typeof readBasket>>

/** Runs an action of the page and shows how it ended. */
export type Act = (what: () => Promise<unknown>) => void

export function App(): ReactNode {
  const [page, setPage] = useState<GoodsPage>()
  const [cart, setCart] = useState<Cart>()
  const [loggedIn, setLoggedIn] = useState(login.loggedIn())
  const [problem, setProblem] = useState('')

  const act: Act = (what) => {
    setProblem('')
    what()
      .then(readBasket)
      .then(setCart)
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => setLoggedIn(login.loggedIn()))
  }
  useEffect(() => {
    const fail = (error: unknown) => setProblem(String(error))
    findGoods().then(setPage, fail)
    readBasket().then(setCart, fail)
  }, [])

  return (
    <>
      <header>
        <h1>A shop of my own</h1>
        <SignIn loggedIn={loggedIn} act={act} />
      </header>
      {problem && <p role="alert">{problem}</p>}
      <main>
        <Goods page={page} act={act} onTurn={setPage} />
        <Basket cart={cart} act={act} />
      </main>
    </>
  )
}
