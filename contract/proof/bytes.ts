/** Reads bytes from the start on. Errors: an Error where they end too early. */
export class Bytes {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  take(length: number): Uint8Array {
    if (length > this.#bytes.length - this.at) throw new Error('The bytes end too early.');
    this.at += length;
    return this.#bytes.subarray(this.at - length, this.at);
  }

  slice(from: number, to: number): Uint8Array {
    return this.#bytes.subarray(from, to);
  }

  u32(): number {
    this.take(4);
    return this.#view.getUint32(this.at - 4, true);
  }

  u64(): bigint {
    this.take(8);
    return this.#view.getBigUint64(this.at - 8, true);
  }

  count(): number {
    const [first = 0] = this.take(1);
    if (first < 0xfd) return first;
    if (first === 0xfd) {
      this.take(2);
      return this.#view.getUint16(this.at - 2, true);
    }
    if (first === 0xfe) return this.u32();
    return Number(this.u64());
  }

  get isAtEnd(): boolean {
    return this.at === this.#bytes.length;
  }
}
