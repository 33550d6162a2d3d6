/** Clipboard contents of common programs, shortened. */

/** Word for Windows: lists are paragraphs with literal markers. */
export const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=PT-BR style='tab-interval:35.4pt'><!--StartFragment-->
<h1><a name="_Toc1"></a><span style='mso-fareast-language:PT-BR'>Férias em 2026<o:p></o:p></span></h1>
<p class=MsoNormal>Todo empregado tem <b style='mso-bidi-font-weight:normal'>30 dias</b> e <i>um terço</i> a mais
(<a href="https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm">CLT</a>).<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Vendidas<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New";mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>até dez dias<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Divididas<o:p></o:p></p>
<h2>Como pedir<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Escreva<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Entregue<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'>
<td width=283 valign=top><p class=MsoNormal><b>Mês<o:p></o:p></b></p></td><td width=283><p class=MsoNormal>Avos<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>Junho<o:p></o:p></p></td><td><p class=MsoNormal>6/12<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=200 height=100 src="file:///C:/Users/ANA/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png"><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`;

/** Word with a reviewer's comment, a tracked change, a footnote and hidden text. */
export const REVIEWED = `<p class=MsoNormal><a style='mso-comment-reference:A_1;mso-comment-date:20261127T1000'>O prazo</a><span
class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1"
onmouseover="msoCommentShow('_anchor_1','_com_1')" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[A1]</a><![endif]><span
style='mso-special-character:comment'>&nbsp;</span></span></span> é de <span class=msoDel><del cite="mailto:Ana"
datetime="2026-11-27T10:00">dez</del></span><span class=msoIns><ins cite="mailto:Ana" datetime="2026-11-27T10:00">trinta</ins></span>
dias<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>.<span
style='mso-hide:all'> Oculto.</span></p><div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff
size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt language=JavaScript><p
class=MsoCommentText>Isto ainda é segredo.<o:p></o:p></p></div></div></div><div style='mso-element:footnote-list'><div
style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1">[1]</a>
A nota.<o:p></o:p></p></div></div>`;

/** Word for the web: each item of a list is a list of its own, with its level as an attribute. */
export const WORD_WEB = (() => {
  const end = '<span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span>';
  const run = (text: string) =>
    `<span data-contrast="auto" class="TextRun SCXW1 BCX0"><span class="NormalTextRun SCXW1 BCX0">${text}</span></span>`;
  const paragraph = (text: string, attributes = '') =>
    `<p class="Paragraph SCXW1 BCX0" ${attributes} paraid="1">${text}${end}</p>`;
  const line = (text: string, attributes?: string) =>
    `<div class="OutlineElement Ltr SCXW1 BCX0">${paragraph(text, attributes)}</div>`;
  const item = (list: string, level: number, text: string) =>
    `<div class="ListContainerWrapper SCXW1 BCX0"><${list} role="list"><li data-listid="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1 BCX0">${paragraph(run(text))}</li></${list.slice(0, 2)}></div>`;
  return [
    line(run('Quem recebe'), 'role="heading" aria-level="2"'),
    line(`${run('Todo ')}<b>${run('empregado')}</b>${run('.')}`),
    item('ul class="BulletListStyle1 SCXW1 BCX0"', 1, 'Doméstico'),
    item('ul class="BulletListStyle2 SCXW1 BCX0"', 2, 'Diarista'),
    item('ul class="BulletListStyle1 SCXW1 BCX0"', 1, 'Rural'),
    line(run('Depois:')),
    item('ol class="NumberListStyle1 SCXW1 BCX0" start="1"', 1, 'Escreva'),
    item('ol class="NumberListStyle1 SCXW1 BCX0" start="2"', 1, 'Entregue'),
  ].join('');
})();

/** Google Docs: everything in one `b`, formatting in span styles, nested lists. */
export const DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f0c"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Quem recebe</span></h2><p dir="ltr"><span style="font-weight:400;font-style:normal;">Todo empregado </span><span style="font-weight:700;">com carteira</span><span style="font-weight:400;font-style:italic;"> assinada</span><span style="font-weight:400;"> </span><a href="https://www.gov.br" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">no site</span></a></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Doméstico</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Diarista</span></p></li></ul><li dir="ltr"><p dir="ltr"><span>Rural</span></p></li></ul><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr><td><p dir="ltr"><span>Mês</span></p></td><td><p dir="ltr"><span>Avos</span></p></td></tr><tr><td><p><span>Junho</span></p></td><td><p><span>6/12</span></p></td></tr></tbody></table></div><p><span><span style="border:none;"><img src="https://lh7-rt.googleusercontent.com/docsz/a" width="300" height="200" /></span></span></p></b>`;

/** LibreOffice Writer, with a picture as a `data:` address. */
export const LIBRE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
<meta name="generator" content="LibreOffice 24.8 (Linux)"/><style type="text/css">p { line-height: 115%; background: transparent }</style></head>
<body lang="pt-BR" dir="ltr"><h2 class="western">Quem recebe</h2><p style="margin-bottom: 0cm">Todo <b>empregado</b> com <i>carteira</i> e H<sub>2</sub>O</p>
<ol><li><p style="margin-bottom: 0cm">Escreva</p></li><li><p style="margin-bottom: 0cm">Entregue</p></li></ol>
<table width="100%" cellpadding="4"><col width="128*"/><thead><tr valign="top"><th><p>Mês</p></th><th><p>Avos</p></th></tr></thead><tbody><tr><td><p>Junho</p></td><td><p>6/12</p></td></tr></tbody></table>
<p><img src="data:image/png;base64,iVBORw0KGgo=" name="Imagem1" alt="Um gráfico" width="200" height="100" border="0"/></p></body></html>`;

/** Markdown source. */
export const MARKDOWN = `## Quem recebe

Todo **empregado** com [carteira](https://www.gov.br) e *um terço*.

- Doméstico
  - Diarista
- Rural

1. Escreva
2. Entregue

> Uma citação

| Mês | Avos |
| --- | --- |
| Junho | 6/12 |

[CTA-1]
`;

/** Markdown from a code editor, which copies its colors as HTML. */
export const COLOURED = `<meta charset='utf-8'><div style="color: #d4d4d4;font-family: monospace;white-space: pre;"><div><span style="color: #569cd6;">## Título</span></div><div><span>- um</span></div></div>`;
