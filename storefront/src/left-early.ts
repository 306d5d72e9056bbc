/**
 * Back or forward pressed before the page is active moves the address within the document, to a page that this one's data is not for:
 * the page of that address is loaded. Ended by the answer, from when on the router leads.
 */
export function leftEarly(page: Window): () => void {
  const written = addressOf(page)
  const listen = () => {
    if (addressOf(page) !== written) page.location.reload()
  }
  page.addEventListener('popstate', listen)
  return () => page.removeEventListener('popstate', listen)
}

/** Without the hash: another place on the same page is no other page. */
const addressOf = ({ location }: Window) => location.pathname + location.search
