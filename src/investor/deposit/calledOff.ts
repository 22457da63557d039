/** The investor called a submit off; once all of it was sent, nobody here knows what came of it. */
export class CalledOff extends Error {
  override readonly name = 'CalledOff';
  readonly allSent: boolean;

  constructor(allSent: boolean) {
    super('Called off by the investor.');
    this.allSent = allSent;
  }
}
