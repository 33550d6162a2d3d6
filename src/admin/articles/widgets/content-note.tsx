import { CONTENT_ATTRIBUTES, CONTENT_TAGS } from '../../../catalogue/content-node.ts';

function Names({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </span>
  ));
}

/** Explains which HTML of the content the blog shows, and which frequent parts it removes. */
export function ContentNote() {
  return (
    <>
      <p>
        Quando o artigo é mostrado, só fica o HTML permitido. Somem, entre outros: scripts, estilos,
        formulários, vídeos e outros quadros (<code>iframe</code>) e classes (<code>class</code>). Uma célula
        unida (<code>colspan</code>) aparece repetida em cada lugar que ocupa. Em Visualizar se vê o que fica.
      </p>
      {/* Collapsed, so that screen readers do not read it each time the field gets the focus. */}
      <details>
        <summary className="min-h-11 content-center font-medium underline">O que é permitido</summary>
        <p>
          Elementos: <Names names={CONTENT_TAGS} />.
        </p>
        <p className="mt-1">
          Atributos: <Names names={CONTENT_ATTRIBUTES} />.
        </p>
      </details>
    </>
  );
}
