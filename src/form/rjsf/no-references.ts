/** Takes the place of `fast-uri`, with which RJSF resolves references (`$ref`): our schemas have none. */
export default {};
