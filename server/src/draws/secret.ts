// Bytes that do not slip out: not through JSON, a log line, a template or an inspector. Only `reveal` gives them.

import { inspect } from 'node:util'

const HIDDEN = '[secret]'

export class Secret {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = Uint8Array.from(bytes)
  }

  reveal(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }

  toJSON(): string {
    return HIDDEN
  }

  toString(): string {
    return HIDDEN
  }

  [inspect.custom](): string {
    return HIDDEN
  }
}
