/** Beyond SELECT, which every table and view allows; columns are separated by white space. */
export interface Grant {
  insert?: string;
  update?: string;
  delete?: true;
}
