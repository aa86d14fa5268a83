/** What was made or fetched here, saved as a link would: whether it is given may depend, and a link could not say why not. */
export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
