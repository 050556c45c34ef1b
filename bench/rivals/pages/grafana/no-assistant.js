/** Stands in for @grafana/assistant, a chat that exists only inside Grafana; without it the component shows no button. */
export function OpenAssistantButton() {
  return null
}

export function createAssistantContextItem() {
  return null
}
