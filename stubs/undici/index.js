export class ProxyAgent {
  constructor() {
    throw new Error('undici is not part of this action: HttpClient.getAgentDispatcher can not be called.')
  }
}
