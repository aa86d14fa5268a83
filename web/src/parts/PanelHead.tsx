/** What a panel beside the cloth is called, and whose or when it is. */
export const PanelHead = ({ title, aside }: { title: string; aside: string }) => (
  <h2 className="head">
    <span className="caps">{title}</span>
    <span className="aside">{aside}</span>
  </h2>
)
