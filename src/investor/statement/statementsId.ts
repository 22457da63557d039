/** The id of the panel of statements, for links to it. */
export const statementsId = 'statements';
