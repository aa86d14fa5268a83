/** What the cloth must carry at Iquique, as its regulation words it (HPI, equipment): the same in every language. */
export const PRINTED_AT_IQUIQUE = 'El dealer solo juega con par de 4 o más'
