function Names({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </span>
  ));
}

/**
 * Explains the parts of the content's HTML that the blog shows, and the most frequent losses.
 *
 * @param tags the elements that the blog shows.
 * @param attributes those that it keeps on them.
 */
export function ContentNote({
  tags,
  attributes,
}: {
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
}) {
  return (
    <>
      <p>
        Quando o artigo é mostrado, só fica o HTML permitido. Somem, entre outros: scripts, estilos,
        formulários, vídeos e outros quadros (<code>iframe</code>), classes (<code>class</code>) e células
        unidas (<code>colspan</code>). Em Visualizar se vê o que fica.
      </p>
      {/* Closed, it is not read out each time the field gets the focus. */}
      <details>
        <summary className="min-h-11 content-center font-medium underline">O que é permitido</summary>
        <p>
          Elementos: <Names names={tags} />.
        </p>
        <p className="mt-1">
          Atributos: <Names names={attributes} />.
        </p>
      </details>
    </>
  );
}
