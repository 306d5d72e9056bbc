import { useEffect, useRef, useState } from 'react'

export interface TypedText {
  readonly text: string
  /** Somebody types. */
  readonly type: (text: string) => void
  /** These words go to the address. */
  readonly send: (words: string) => void
  /** Nobody types any more: the next address counts again. */
  readonly rest: () => void
}

/**
 * The text of a field whose words the address holds, too. Typing wins: an address that arrives while somebody types, or that brings back
 * words sent from this field, leaves newer letters alone. Any other address (Back, a cleared filter) fills the field.
 */
export function useTypedText(value: string): TypedText {
  const [text, setText] = useState(value)
  const sent = useRef<string[]>([])
  const isTyping = useRef(false)
  useEffect(() => {
    const at = sent.current.indexOf(value)
    // Words sent before these were overtaken on the way: their address never comes.
    if (at >= 0) sent.current.splice(0, at + 1)
    else if (!isTyping.current) {
      sent.current = []
      setText(value)
    }
  }, [value])
  return {
    text,
    type(next) {
      isTyping.current = true
      setText(next)
    },
    send(words) {
      isTyping.current = false
      if (words !== value) sent.current.push(words)
    },
    rest() {
      isTyping.current = false
    },
  }
}
